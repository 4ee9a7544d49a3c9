// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Stands at a person's address for the length of one `eth_call`, does what that
/// person is about to do, and says what would arrive. It is never put on a chain.
contract Probe {
    receive() external payable {}

    /// @param token what `spender` is allowed to take first; zero for nothing
    /// @param bought what is measured; zero for the chain's own coin
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

    /// Some tokens answer nothing, so nothing is expected of the answer.
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

    /// A hostile router must not be able to answer without end.
    function cut(bytes memory text) private pure returns (bytes memory) {
        if (text.length > 1024) {
            assembly {
                mstore(text, 1024)
            }
        }
        return text;
    }
}
