// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Replaces the user's account during one `eth_call`, executes the swap the user
/// is about to send, and returns the output. It is never deployed.
contract Probe {
    receive() external payable {}

    /// @param token token to approve for `spender` first; zero for none
    /// @param bought token to measure; zero for the native coin
    function rehearse(
        address token,
        address spender,
        uint256 allowance,
        address router,
        uint256 value,
        bytes calldata data,
        address bought
    ) external returns (bool fine, uint256 received, bytes memory reason) {
        if (token != address(0)) {
            approve(token, spender, 0);
            approve(token, spender, allowance);
        }
        uint256 before = holding(bought);
        if (bought == address(0)) before -= value;
        (fine, reason) = router.call{value: value}(data);
        if (!fine) return (false, 0, cut(reason));
        uint256 afterwards = holding(bought);
        return (true, afterwards > before ? afterwards - before : 0, "");
    }

    /// Some tokens return nothing, so the return data is ignored.
    function approve(address token, address spender, uint256 amount) private {
        (bool done, ) = token.call(abi.encodeWithSignature("approve(address,uint256)", spender, amount));
        done;
    }

    function holding(address token) private view returns (uint256) {
        if (token == address(0)) return address(this).balance;
        (bool done, bytes memory said) = token.staticcall(
            abi.encodeWithSignature("balanceOf(address)", address(this))
        );
        return done && said.length >= 32 ? abi.decode(said, (uint256)) : 0;
    }

    /// Bounds the return data of a hostile router.
    function cut(bytes memory text) private pure returns (bytes memory) {
        if (text.length > 1024) {
            assembly {
                mstore(text, 1024)
            }
        }
        return text;
    }
}
