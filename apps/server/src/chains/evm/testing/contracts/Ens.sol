// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// Maps names to resolvers, like the ENS registry.
contract Registry {
    mapping(bytes32 => address) public resolver;

    function setResolver(bytes32 node, address next) external {
        resolver[node] = next;
    }
}

/// Finds the resolver of a name or its nearest parent, and handles CCIP-Read on its behalf,
/// like the ENS Universal Resolver: queries all gateways in one batch.
contract UniversalResolver {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);
    error ResolverError(bytes errorData);

    Registry private immutable registry;

    constructor(Registry registry_) {
        registry = registry_;
    }

    function query(Request[] memory) external pure returns (bool[] memory, bytes[] memory) {
        revert("asked of gateways only");
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory, address)
    {
        address resolver = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        (bool ok, bytes memory said) =
            resolver.staticcall(abi.encodeWithSignature("resolve(bytes,bytes)", name, data));
        if (ok) return (abi.decode(said, (bytes)), resolver);
        if (bytes4(said) != OffchainLookup.selector) revert ResolverError(said);
        lookUp(resolver, said, gateways);
    }

    function lookUp(address resolver, bytes memory said, string[] calldata gateways) private view {
        (address sender, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
            abi.decode(withoutSelector(said), (address, string[], bytes, bytes4, bytes));
        Request[] memory requests = new Request[](1);
        requests[0] = Request(sender, urls, callData);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(this.query, (requests)),
            this.finish.selector,
            abi.encode(resolver, callback, extra)
        );
    }

    function finish(bytes calldata answer, bytes calldata kept) external view returns (bytes memory, address) {
        (bool[] memory failed, bytes[] memory answers) = abi.decode(answer, (bool[], bytes[]));
        if (failed[0]) revert ResolverError(answers[0]);
        (address resolver, bytes4 callback, bytes memory extra) = abi.decode(kept, (address, bytes4, bytes));
        (bool ok, bytes memory said) = resolver.staticcall(abi.encodeWithSelector(callback, answers[0], extra));
        if (!ok) revert ResolverError(said);
        return (abi.decode(said, (bytes)), resolver);
    }

    function findResolver(bytes calldata name) private view returns (address) {
        for (uint256 at = 0; at < name.length && name[at] != 0; at += 1 + uint8(name[at])) {
            address resolver = registry.resolver(namehash(name, at));
            if (resolver != address(0)) return resolver;
        }
        return address(0);
    }

    function namehash(bytes calldata name, uint256 at) private pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return bytes32(0);
        return keccak256(abi.encode(namehash(name, at + 1 + length), keccak256(name[at + 1:at + 1 + length])));
    }

    function withoutSelector(bytes memory said) private pure returns (bytes memory rest) {
        rest = new bytes(said.length - 4);
        for (uint256 i = 0; i < rest.length; i++) rest[i] = said[i + 4];
    }
}
