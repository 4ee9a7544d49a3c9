// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A standard token. Anyone can mint.
contract PlainToken {
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

    function mint(address to, uint256 amount) external {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function approve(address spender, uint256 amount) external virtual returns (bool) {
        allow(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external virtual returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= amount, "not allowed");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        move(from, to, amount);
        return true;
    }

    function allow(address owner, address spender, uint256 amount) internal {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function move(address from, address to, uint256 amount) internal virtual {
        require(balanceOf[from] >= amount, "too little");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// A token with a sale, burning and mass transfers.
contract Token is PlainToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_) PlainToken(name_, symbol_, decimals_) {}

    function burn(uint256 amount) external {
        totalSupply -= amount;
        balanceOf[msg.sender] -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    /// Like spam: one transaction, many recipients.
    function mail(address[] calldata receivers, uint256 amount) external {
        for (uint256 index = 0; index < receivers.length; index++) {
            balanceOf[receivers[index]] += amount;
            emit Transfer(msg.sender, receivers[index], amount);
        }
    }

    /// Exchanges tokens for coins in one call.
    function sell(uint256 amount) external {
        move(msg.sender, address(this), amount);
        payable(msg.sender).transfer(amount);
    }

    receive() external payable {}
}

/// Fee-on-transfer token: keeps 2% by default.
contract FeeToken is PlainToken {
    uint256 public percent = 2;

    constructor() PlainToken("Fee", "FEE", 18) {}

    function setFee(uint256 percent_) external {
        percent = percent_;
    }

    function move(address from, address to, uint256 amount) internal override {
        uint256 fee = (amount * percent) / 100;
        super.move(from, to, amount - fee);
        super.move(from, address(0xfee), fee);
    }
}

/// Supports permits (EIP-2612).
contract PermitToken is PlainToken {
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;
    bytes32 private constant kind =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    constructor() PlainToken("Permit", "PMT", 18) {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Permit"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(block.timestamp <= deadline, "too late");
        bytes32 words = keccak256(abi.encode(kind, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, words));
        address signer = ecrecover(digest, v, r, s);
        require(signer != address(0) && signer == owner, "not signed by the owner");
        allow(owner, spender, value);
    }
}

/// Supports permits with its own domain version, like USDC.
contract VersionedToken is PlainToken {
    string public version = "2";
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;

    constructor() PlainToken("Versioned Dollar", "VUSD", 6) {}

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Versioned Dollar"),
                keccak256("2"),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(block.timestamp <= deadline, "too late");
        bytes32 words = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), words));
        address signer = ecrecover(digest, v, r, s);
        require(signer != address(0) && signer == owner, "not signed by the owner");
        allow(owner, spender, value);
    }
}

/// Supports Dai-style permits: unlimited or nothing.
contract DaiToken is PlainToken {
    string public constant version = "1";
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;

    constructor() PlainToken("Dai", "DAI", 18) {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Dai"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }
}

/// Reports a domain (EIP-5267) that differs from the one it verifies.
contract MisledToken is PlainToken {
    mapping(address => uint256) public nonces;
    bytes32 public constant DOMAIN_SEPARATOR = keccak256("something else");

    constructor() PlainToken("Misled", "MLD", 18) {}

    function eip712Domain()
        external
        view
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return (hex"0f", "Misled", "1", block.chainid, address(this), bytes32(0), new uint256[](0));
    }
}

/// Returns nothing, and only changes an allowance from or to zero, like USDT.
contract TetherToken {
    string public constant name = "Tether";
    string public constant symbol = "TETH";
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// Like the oldest tokens: `bytes32` metadata.
contract OldToken {
    bytes32 public name = "Old Token";
    bytes32 public symbol = "OLD";
    uint256 public decimals = 18;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Emits a transfer, and misbehaves when it is read.
contract Hostile {
    uint256 public kind;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(uint256 kind_, address to) {
        kind = kind_;
        emit Transfer(address(0), to, 1);
    }

    fallback() external {
        if (kind == 0) revert("no");
        if (kind == 1) while (true) {}
        if (kind == 2)
            assembly {
                return(0, 1000000)
            }
        if (kind == 3)
            assembly {
                invalid()
            }
        // Invalid decimals and text.
        assembly {
            mstore(0, not(0))
            return(0, 32)
        }
    }
}

contract Collectible {
    string public name = "Cats";

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values);

    function mint(address to, uint256 id) external {
        emit Transfer(address(0), to, id);
    }

    function send(address from, address to, uint256 id, uint256 value) external {
        emit TransferSingle(msg.sender, from, to, id, value);
    }

    function sendMany(address from, address to, uint256[] calldata ids, uint256[] calldata values) external {
        emit TransferBatch(msg.sender, from, to, ids, values);
    }
}
