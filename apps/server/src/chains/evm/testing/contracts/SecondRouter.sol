// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface Pool {
    function swap(address recipient, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1);
}

interface Factory {
    function getPool(address a, address b, uint24 fee) external view returns (address);
}

interface Token {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
    function deposit() external payable;
    function withdraw(uint256 amount) external;
}

/// A router for v3 pools with the interface of the second public one: without a
/// deadline in the swap, and with one in the multicall. For tests only.
contract SecondRouter {
    address public immutable factory;
    address public immutable factoryV2;
    address public immutable WETH9;

    struct Swap {
        bytes path;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
    }

    constructor(address factory_, address factoryV2_, address weth) {
        factory = factory_;
        factoryV2 = factoryV2_;
        WETH9 = weth;
    }

    receive() external payable {
        require(msg.sender == WETH9, "Not WETH9");
    }

    function multicall(uint256 deadline, bytes[] calldata data) external payable returns (bytes[] memory results) {
        require(block.timestamp <= deadline, "Transaction too old");
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; i++) {
            (bool done, bytes memory said) = address(this).delegatecall(data[i]);
            if (!done) {
                assembly {
                    revert(add(said, 32), mload(said))
                }
            }
            results[i] = said;
        }
    }

    function exactInput(Swap calldata params) external payable returns (uint256 amount) {
        amount = params.amountIn;
        uint256 hops = (params.path.length - 20) / 23;
        for (uint256 i = 0; i < hops; i++) {
            bytes calldata hop = params.path[i * 23:i * 23 + 43];
            address payer = i == 0 ? msg.sender : address(this);
            amount = swapOne(hop, amount, i == hops - 1 ? params.recipient : address(this), payer);
        }
        require(amount >= params.amountOutMinimum, "Too little received");
    }

    function swapOne(bytes memory hop, uint256 amount, address recipient, address payer) private returns (uint256) {
        (address pool, bool zeroForOne) = find(hop);
        (int256 amount0, int256 amount1) = Pool(pool).swap(
            recipient,
            zeroForOne,
            int256(amount),
            zeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341,
            abi.encode(hop, payer)
        );
        return uint256(-(zeroForOne ? amount1 : amount0));
    }

    function find(bytes memory hop) private view returns (address pool, bool zeroForOne) {
        (address tokenIn, uint24 fee, address tokenOut) = this.read(hop);
        return (Factory(factory).getPool(tokenIn, tokenOut, fee), tokenIn < tokenOut);
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        (bytes memory hop, address payer) = abi.decode(data, (bytes, address));
        (address tokenIn, uint24 fee, address tokenOut) = this.read(hop);
        require(msg.sender == Factory(factory).getPool(tokenIn, tokenOut, fee), "not a pool");
        uint256 owed = uint256(amount0 > 0 ? amount0 : amount1);
        if (tokenIn == WETH9 && address(this).balance >= owed) {
            Token(WETH9).deposit{value: owed}();
            Token(WETH9).transfer(msg.sender, owed);
        } else if (payer == address(this)) {
            act(tokenIn, abi.encodeCall(Token.transfer, (msg.sender, owed)));
        } else {
            act(tokenIn, abi.encodeCall(Token.transferFrom, (payer, msg.sender, owed)));
        }
    }

    function read(bytes calldata hop) external pure returns (address tokenIn, uint24 fee, address tokenOut) {
        return (address(bytes20(hop[0:20])), uint24(bytes3(hop[20:23])), address(bytes20(hop[23:43])));
    }

    function act(address token, bytes memory data) private {
        (bool done, bytes memory said) = token.call(data);
        require(done && (said.length == 0 || abi.decode(said, (bool))), "STF");
    }

    function unwrapWETH9(uint256 least, address recipient) external payable {
        uint256 held = Token(WETH9).balanceOf(address(this));
        require(held >= least, "Insufficient WETH9");
        Token(WETH9).withdraw(held);
        (bool done, ) = recipient.call{value: held}("");
        require(done, "STE");
    }

    function refundETH() external payable {
        (bool done, ) = msg.sender.call{value: address(this).balance}("");
        require(done, "STE");
    }

    function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        payable
    {
        if (Token(token).allowance(msg.sender, address(this)) < value)
            Token(token).permit(msg.sender, address(this), value, deadline, v, r, s);
    }
}
