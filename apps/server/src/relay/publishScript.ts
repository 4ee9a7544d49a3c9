import { idLength } from './messageId.ts'
import { maxKept } from './store.ts'

/**
 * Stores a message and announces it.
 *
 * Pending messages are ordered by the clock of Redis in microseconds, independent of
 * the processes' clocks. KEYS: pending, received. ARGV: id, text, seconds. Received ids
 * are removed when they expire: checked now and then, and whenever the mailbox is full.
 * Keys live longer than their contents, and received ids longer than pending messages,
 * so that few messages need to extend them. Texts are joined once and numbers rarely
 * formatted, which saved a fifth of the cost. A known message is written to, so that
 * waiting for replicas covers the message itself, which another process may have sent.
 */
export const publishScript = `
local call, waits, came, id, ttl = redis.call, KEYS[1], KEYS[2], ARGV[1], tonumber(ARGV[3])
local time = call('TIME')
local now = tonumber(time[1])
local ends = string.format('%d', now + ttl)
if call('ZADD', came, 'NX', ends, id) == 0 then
  if tonumber(call('ZSCORE', came, id)) > now then
    call('PEXPIREAT', came, call('PEXPIRETIME', came))
    return 0
  end
  call('ZADD', came, ends, id)
end
local most, count = ${maxKept}, call('HLEN', waits)
if count >= most or time[2] % 16 == 0 then call('ZREMRANGEBYSCORE', came, '-inf', time[1]) end
if count >= most then
  for _, ref in ipairs(call('HKEYS', waits)) do
    if not call('ZSCORE', came, string.sub(ref, -${idLength})) then call('HDEL', waits, ref) end
  end
  if call('HLEN', waits) >= most then
    call('ZREM', came, id)
    return 2
  end
end
local ref = string.format('%010d%06d', now, time[2]) .. id
call('HSET', waits, ref, ARGV[2])
if count == 0 or call('TTL', waits) <= ttl then
  call('EXPIRE', waits, ttl + 10)
  if call('TTL', came) <= ttl + 10 then call('EXPIRE', came, ttl + 20) end
end
call('SPUBLISH', waits, ref .. ' ' .. ARGV[2])
return ref
`
