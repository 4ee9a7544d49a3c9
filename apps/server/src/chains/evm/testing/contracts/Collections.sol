// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// ERC-721 collection.
contract Gallery {
    string public name;
    string public constant symbol = "ART";
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => string) public tokenURI;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(string memory name_) {
        name = name_;
    }

    function mint(address to, uint256 id, string calldata uri) external {
        ownerOf[id] = to;
        balanceOf[to] += 1;
        tokenURI[id] = uri;
        emit Transfer(address(0), to, id);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && (msg.sender == from || isApprovedForAll[from][msg.sender]), "not yours");
        ownerOf[id] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}

/// ERC-1155 collection.
contract Prints {
    string public constant name = "Prints";
    string private place;
    mapping(address => mapping(uint256 => uint256)) public balanceOf;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values);

    constructor(string memory place_) {
        place = place_;
    }

    function uri(uint256) external view returns (string memory) {
        return place;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        balanceOf[to][id] += amount;
        emit TransferSingle(msg.sender, address(0), to, id, amount);
    }

    function mintMany(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        for (uint256 index = 0; index < ids.length; index++) balanceOf[to][ids[index]] += amounts[index];
        emit TransferBatch(msg.sender, address(0), to, ids, amounts);
    }

    function burn(uint256 id, uint256 amount) external {
        balanceOf[msg.sender][id] -= amount;
        emit TransferSingle(msg.sender, msg.sender, address(0), id, amount);
    }
}
