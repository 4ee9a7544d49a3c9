// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// An ENS resolver without on-chain records. It redirects wallets to the
/// gateways of a Latchkey server (ERC-3668, "CCIP-Read") and checks that the
/// response was signed by a key its owner trusts.
///
/// To serve the names of `example.eth`:
///  1. set NAME_ZONES=example.eth and NAME_GATEWAY_KEY on the server;
///  2. deploy this contract with
///       gateways  ["https://your.server/v1/profile/ccip/{sender}/{data}.json"]
///       trusted   [the address of NAME_GATEWAY_KEY];
///  3. set it as the resolver of `example.eth` in the ENS registry.
///
/// A trusted key can sign responses for every name below the zone, so it
/// should not be used for anything else. To replace it, trust the new one
/// first, switch the server, and then stop trusting the old one: responses
/// are valid for five minutes.
contract OffchainResolver {
    /// ERC-3668: tells the wallet which gateway to ask, and the callback for the response.
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error NotOwner();
    error AnswerExpired(uint64 expires);
    error AnswerNotTrusted(address signer);
    error SignatureMalformed();

    event OwnerChanged(address owner);
    event GatewaysChanged(string[] gateways);
    event TrustChanged(address signer, bool trusted);

    /// Half the order of secp256k1: malleated signatures (high s) are refused.
    uint256 private constant halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    address public owner;
    mapping(address => bool) public isTrusted;
    string[] private _gateways;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(string[] memory gateways_, address[] memory trusted) {
        owner = msg.sender;
        emit OwnerChanged(msg.sender);
        _gateways = gateways_;
        emit GatewaysChanged(gateways_);
        for (uint256 i = 0; i < trusted.length; i++) {
            isTrusted[trusted[i]] = true;
            emit TrustChanged(trusted[i], true);
        }
    }

    function gateways() external view returns (string[] memory) {
        return _gateways;
    }

    function setOwner(address next) external onlyOwner {
        owner = next;
        emit OwnerChanged(next);
    }

    function setGateways(string[] memory next) external onlyOwner {
        _gateways = next;
        emit GatewaysChanged(next);
    }

    function setTrusted(address signer, bool trusted) external onlyOwner {
        isTrusted[signer] = trusted;
        emit TrustChanged(signer, trusted);
    }

    /// ERC-165: itself, and ENSIP-10 (wildcard resolution).
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == this.resolve.selector;
    }

    /// ENSIP-10. Always redirects the wallet to a gateway.
    /// The call is passed as extra data, so that the callback can verify the request.
    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        revert OffchainLookup(address(this), _gateways, msg.data, this.resolveWithProof.selector, msg.data);
    }

    /// Called by the wallet with the gateway's response.
    function resolveWithProof(bytes calldata response, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert AnswerExpired(expires);
        // ERC-191, version 0: signed for this contract, this request and this response.
        bytes32 digest = keccak256(
            abi.encodePacked(hex"1900", address(this), expires, keccak256(request), keccak256(result))
        );
        address signer = recover(digest, signature);
        if (signer == address(0) || !isTrusted[signer]) revert AnswerNotTrusted(signer);
        return result;
    }

    function recover(bytes32 digest, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) revert SignatureMalformed();
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        if (uint256(s) > halfOrder) revert SignatureMalformed();
        return ecrecover(digest, v, r, s);
    }
}
