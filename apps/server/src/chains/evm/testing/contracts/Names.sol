// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// The two calls of the ENS Universal Resolver on records that a test writes.
/// Returns a name without checking that it resolves back: the caller must check.
contract Names {
    error ResolverNotFound(bytes name);
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    mapping(address => string) public nameOf;
    mapping(bytes32 => address) public addressOf;
    mapping(bytes32 => string) public avatarOf;
    mapping(address => bool) public isOffchain;

    function setName(address account, string calldata name) external {
        nameOf[account] = name;
    }

    function setOffchain(address account) external {
        isOffchain[account] = true;
    }

    function setRecords(bytes32 node, address account, string calldata avatar) external {
        addressOf[node] = account;
        avatarOf[node] = avatar;
    }

    function reverse(bytes calldata lookup, uint256) external view returns (string memory, address, address) {
        address account = address(bytes20(lookup));
        if (isOffchain[account]) {
            string[] memory urls = new string[](1);
            urls[0] = "http://127.0.0.1:1/";
            revert OffchainLookup(address(this), urls, "", bytes4(0), "");
        }
        if (bytes(nameOf[account]).length == 0) revert ResolverNotFound(lookup);
        return (nameOf[account], address(this), address(this));
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory, address) {
        bytes32 node = bytes32(data[4:36]);
        if (bytes4(data[0:4]) == 0x3b3b57de) return (abi.encode(addressOf[node]), address(this));
        return (abi.encode(avatarOf[node]), address(this));
    }
}
