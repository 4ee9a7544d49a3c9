import type { Targets } from '../target.ts'

/** Parsers with a fault each, to see that it is found. */
export const targets: Targets = {
  sound: { seeds: ['a'], load: async () => () => undefined },
  crashing: {
    seeds: ['key=value'],
    load: async () => (bytes) => {
      const [key] = bytes.toString().split('=')
      if (key === 'lost') throw new TypeError('lost')
    },
  },
  slow: {
    seeds: ['a  b'],
    maxBytes: 16_384,
    // Each space is tried as the first one.
    load: async () => (bytes) => void bytes.toString().replace(/\s+$/, ''),
  },
  polluting: {
    seeds: ['a'],
    load: async () => () => void Object.assign(Object.prototype, { found: true }),
  },
}
