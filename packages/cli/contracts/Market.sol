// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

// What `latchkey dev` puts on its chain. For development: everyone may mint.

contract TestToken {
  string public name;
  string public symbol;
  uint8 public immutable decimals;
  uint256 public totalSupply;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;

  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);

  constructor(string memory name_, string memory symbol_, uint8 decimals_) {
    name = name_;
    symbol = symbol_;
    decimals = decimals_;
  }

  function mint(address to, uint256 value) external {
    _mint(to, value);
  }

  function approve(address spender, uint256 value) external returns (bool) {
    allowance[msg.sender][spender] = value;
    emit Approval(msg.sender, spender, value);
    return true;
  }

  function transfer(address to, uint256 value) external returns (bool) {
    _move(msg.sender, to, value);
    return true;
  }

  function transferFrom(address from, address to, uint256 value) external returns (bool) {
    uint256 allowed = allowance[from][msg.sender];
    if (allowed != type(uint256).max) {
      require(allowed >= value, 'allowance');
      allowance[from][msg.sender] = allowed - value;
    }
    _move(from, to, value);
    return true;
  }

  function _mint(address to, uint256 value) internal {
    totalSupply += value;
    balanceOf[to] += value;
    emit Transfer(address(0), to, value);
  }

  function _burn(address from, uint256 value) internal {
    require(balanceOf[from] >= value, 'balance');
    balanceOf[from] -= value;
    totalSupply -= value;
    emit Transfer(from, address(0), value);
  }

  function _move(address from, address to, uint256 value) private {
    require(balanceOf[from] >= value, 'balance');
    balanceOf[from] -= value;
    balanceOf[to] += value;
    emit Transfer(from, to, value);
  }
}

contract TestWrappedEther is TestToken('Wrapped Ether', 'WETH', 18) {
  event Deposit(address indexed to, uint256 value);
  event Withdrawal(address indexed from, uint256 value);

  receive() external payable {
    deposit();
  }

  function deposit() public payable {
    _mint(msg.sender, msg.value);
    emit Deposit(msg.sender, msg.value);
  }

  function withdraw(uint256 value) external {
    _burn(msg.sender, value);
    emit Withdrawal(msg.sender, value);
    (bool sent, ) = msg.sender.call{value: value}('');
    require(sent, 'sent');
  }
}

/// One pool of wrapped ether and a token: constant product, 0.3 % fee, with the calls of a Uniswap v2 router.
contract TestPool {
  TestWrappedEther public immutable weth;
  TestToken public immutable token;

  constructor(TestWrappedEther weth_, TestToken token_) {
    weth = weth_;
    token = token_;
  }

  receive() external payable {
    require(msg.sender == address(weth), 'weth only');
  }

  function WETH() external view returns (address) {
    return address(weth);
  }

  function getAmountsOut(uint256 amountIn, address[] calldata path) public view returns (uint256[] memory amounts) {
    require(path.length == 2 && path[0] != path[1], 'path');
    require(_known(path[0]) && _known(path[1]), 'token');
    amounts = new uint256[](2);
    amounts[0] = amountIn;
    amounts[1] = _out(amountIn, _reserve(path[0]), _reserve(path[1]));
  }

  function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] calldata path, address to, uint256 deadline) external returns (uint256[] memory amounts) {
    amounts = _quote(amountIn, least, path, deadline);
    _take(path[0], amountIn);
    require(TestToken(path[1]).transfer(to, amounts[1]), 'transfer');
  }

  function swapExactETHForTokens(uint256 least, address[] calldata path, address to, uint256 deadline) external payable returns (uint256[] memory amounts) {
    require(path[0] == address(weth), 'path');
    amounts = _quote(msg.value, least, path, deadline);
    weth.deposit{value: msg.value}();
    require(TestToken(path[1]).transfer(to, amounts[1]), 'transfer');
  }

  function swapExactTokensForETH(uint256 amountIn, uint256 least, address[] calldata path, address to, uint256 deadline) external returns (uint256[] memory amounts) {
    require(path[1] == address(weth), 'path');
    amounts = _quote(amountIn, least, path, deadline);
    _take(path[0], amountIn);
    weth.withdraw(amounts[1]);
    (bool sent, ) = to.call{value: amounts[1]}('');
    require(sent, 'sent');
  }

  function _quote(uint256 amountIn, uint256 least, address[] calldata path, uint256 deadline) private view returns (uint256[] memory amounts) {
    require(block.timestamp <= deadline, 'deadline');
    amounts = getAmountsOut(amountIn, path);
    require(amounts[1] >= least, 'least');
  }

  function _take(address from, uint256 value) private {
    require(TestToken(from).transferFrom(msg.sender, address(this), value), 'transferFrom');
  }

  function _known(address one) private view returns (bool) {
    return one == address(weth) || one == address(token);
  }

  function _reserve(address one) private view returns (uint256) {
    return TestToken(one).balanceOf(address(this));
  }

  function _out(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) private pure returns (uint256) {
    uint256 withFee = amountIn * 997;
    return (withFee * reserveOut) / (reserveIn * 1000 + withFee);
  }
}
