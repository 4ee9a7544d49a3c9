// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

struct Call {
    address target;
    bytes data;
}
struct Result {
    bool ok;
    bytes data;
}

/// Never deployed: `eth_call` runs the creation code, and the constructor returns the results.
/// Every call has its own gas and size limit, so one contract cannot affect the others.
contract Reader {
    constructor(Call[] memory calls, uint256 gasEach, uint256 bytesEach) {
        Result[] memory results = new Result[](calls.length);
        for (uint256 index = 0; index < calls.length; index++) {
            address target = calls[index].target;
            bytes memory input = calls[index].data;
            bool ok;
            uint256 size;
            assembly {
                ok := staticcall(gasEach, target, add(input, 32), mload(input), 0, 0)
                size := returndatasize()
            }
            // A result that is too long is dropped instead of truncated.
            if (size > bytesEach) (ok, size) = (false, 0);
            bytes memory output = new bytes(size);
            assembly {
                returndatacopy(add(output, 32), 0, size)
            }
            results[index] = Result(ok, output);
        }
        bytes memory answer = abi.encode(results);
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
