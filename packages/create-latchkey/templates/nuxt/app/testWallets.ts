import { announceTestWallet, createTestWallet } from 'latchkey/testing'

// For development: their keys are public, and everyone can take what you send to them.
// `npx latchkey dev` starts the chain on which they have coins.
const chain = { rpcUrl: 'http://127.0.0.1:8545', storage: localStorage }

announceTestWallet(createTestWallet({ ...chain, name: 'Test Wallet', rdns: 'dev.latchkey.test' }))
announceTestWallet(createTestWallet({ ...chain, name: 'Second Test Wallet', rdns: 'dev.latchkey.second' }))
