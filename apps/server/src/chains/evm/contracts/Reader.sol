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

/// Never deployed: its creation code is given to `eth_call`, and what the constructor returns is the answer.
/// Every call has its own share of gas and its own share of bytes, so one contract cannot spoil the others' answers.
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
            // Too much is as good as nothing: it is left out rather than cut.
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
