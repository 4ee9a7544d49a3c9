import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAwsCredentials } from './awsCredentials.ts'

// A fake of the addresses on which Amazon gives credentials to tasks and machines.

const { signal } = new AbortController()
const role = '/latest/meta-data/iam/security-credentials/'
let expiresInMs = 3_600_000
let asked: string[] = []
const server = createServer(({ method, url = '', headers }, response) => {
  asked.push(`${method} ${url}`)
  const isTrusted = headers['x-aws-ec2-metadata-token'] === 'a token'
  if (method === 'PUT' && headers['x-aws-ec2-metadata-token-ttl-seconds']) return response.end('a token')
  if (url === role && isTrusted) return response.end('the-role\n')
  if (url !== '/v2/credentials/1' && !(url === `${role}the-role` && isTrusted))
    return response.writeHead(401).end()
  const Expiration = new Date(Date.now() + expiresInMs).toISOString()
  return response.end(
    JSON.stringify({ AccessKeyId: 'ID', SecretAccessKey: 'SECRET', Token: 'TOKEN', Expiration }),
  )
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const temporary = { id: 'ID', secret: 'SECRET', sessionToken: 'TOKEN' }

test('behavior: those of the settings come first', async () => {
  const read = createAwsCredentials('aws-kms', { credential: 'AKID:a/b+c', awsContainerPath: '/x' })
  expect(await read(signal)).toEqual({ id: 'AKID', secret: 'a/b+c' })
  expect(() => createAwsCredentials('aws-kms', { credential: 'do-not-show' })).toThrow(
    /^AUTH_KMS_CREDENTIAL must look like id:secret for AWS$/,
  )
})

test('behavior: a task reads those of its role from a fake of ECS, and again before they expire', async () => {
  asked = []
  const addresses = { ecs: origin, ec2: 'http://127.0.0.1:9' }
  const read = createAwsCredentials('aws-kms', { awsContainerPath: '/v2/credentials/1' }, addresses)
  for (let call = 0; call < 3; call++) expect(await read(signal)).toEqual(temporary)
  expect(asked).toEqual(['GET /v2/credentials/1'])
  expiresInMs = 200_000
  const other = createAwsCredentials('aws-kms', { awsContainerPath: '/v2/credentials/1' }, addresses)
  for (let call = 0; call < 3; call++) await other(signal)
  expect(asked).toHaveLength(4)
})

test('behavior: a machine reads those of its role from a fake of EC2, with a token', async () => {
  asked = []
  const read = createAwsCredentials('aws-kms', {}, { ecs: 'http://127.0.0.1:9', ec2: origin })
  expect(await read(signal)).toEqual(temporary)
  expect(asked).toEqual(['PUT /latest/api/token', `GET ${role}`, `GET ${role}the-role`])
})

test('behavior: without any, the error says what to set', async () => {
  const away = { ecs: 'http://127.0.0.1:9', ec2: 'http://127.0.0.1:9' }
  await expect(createAwsCredentials('aws-kms', {}, away)(signal)).rejects.toThrow('set AUTH_KMS_CREDENTIAL')
})
