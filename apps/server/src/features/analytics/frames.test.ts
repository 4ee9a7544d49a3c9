import { expect, test } from 'vitest'
import { frame, readFrames } from './frames.ts'

const texts = ['one', '', 'three'.repeat(1_000), 'four \u001e\u00e7']
const payloads = texts.map((text) => Buffer.from(text))
const bytes = Buffer.concat(payloads.map(frame))

test('behavior: frames come back as they were, so many at a time', () => {
  expect(readFrames(bytes, 10)).toEqual({ payloads, used: bytes.length, damaged: 0 })
  const two = readFrames(bytes, 2)
  expect(two.payloads).toEqual(payloads.slice(0, 2))
  expect(readFrames(bytes.subarray(two.used), 10).payloads).toEqual(payloads.slice(2))
})

test('property: wherever the bytes end, exactly the whole frames are found', () => {
  let sum = 0
  const ends = payloads.map((payload) => (sum += frame(payload).length))
  for (let length = 0; length <= bytes.length; length += 7) {
    const whole = ends.filter((end) => end <= length).length
    const { payloads: found, used, damaged } = readFrames(bytes.subarray(0, length), 10)
    expect(found).toHaveLength(whole)
    expect([used, damaged]).toEqual([whole ? ends[whole - 1] : 0, 0])
  }
})

test('property: whichever byte is damaged, every other frame is found', () => {
  for (let at = 0; at < bytes.length; at += 11) {
    const broken = Buffer.from(bytes)
    broken[at] = (broken[at] ?? 0) ^ 0x55
    const found = readFrames(broken, 10).payloads.map(String)
    expect(found).toHaveLength(3)
    expect(texts).toEqual(expect.arrayContaining(found))
  }
})

test('error: a record beyond the bound is not framed', () => {
  expect(() => frame(Buffer.alloc((1 << 16) + 1))).toThrow('too large')
})
