import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { countNodes, findWeakChains } from './countNodes.ts'
import { publicNodes } from './knownChains.ts'

test('behavior: tells public nodes from own ones, also if a setting names a public one', () => {
  const [{ url: publicUrl } = { url: '' }] = publicNodes()['eip155:8453']?.upstreams ?? []
  const { chains } = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/latchkey',
    SECRET: 'a'.repeat(32),
    RPC_EIP155_1: 'https://one.example,https://two.example',
    RPC_EIP155_10: 'https://one.example',
    RPC_EIP155_8453: `https://one.example,${publicUrl}`,
  })
  const counts = countNodes(chains)
  const of = (id: string) => counts.find(({ chain }) => chain === id)
  expect(of('eip155:1')).toEqual({ chain: 'eip155:1', own: 2, public: 0 })
  expect(of('eip155:8453')).toEqual({ chain: 'eip155:8453', own: 1, public: 1 })
  const { onlyPublicNodes, onlyOneNode } = findWeakChains(counts)
  expect(onlyPublicNodes).toContain('eip155:137')
  for (const chain of ['eip155:1', 'eip155:10', 'eip155:8453']) expect(onlyPublicNodes).not.toContain(chain)
  expect(onlyOneNode).toContain('eip155:10')
  for (const chain of ['eip155:1', 'eip155:8453']) expect(onlyOneNode).not.toContain(chain)
})
