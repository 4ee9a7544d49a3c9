import { createHash, createHmac } from 'node:crypto'

export type AwsCredentials = {
  readonly id: string
  readonly secret: string
  /** Of temporary credentials. */
  readonly sessionToken?: string | undefined
}

/**
 * The headers of a signed POST to the root of an AWS service.
 *
 * Two calls of one service need no SDK, which would add 18 MB to the image.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signAws(request: signAws.Request, credentials: AwsCredentials): Record<string, string> {
  const { service, region, host, body, at } = request
  const time = at.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = { ...request.headers, host, 'x-amz-date': time }
  if (credentials.sessionToken) headers['x-amz-security-token'] = credentials.sessionToken
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const signed = names.join(';')
  const canonical = ['POST', '/', '', lines, signed, hash(body)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (key, text) => createHmac('sha256', key).update(text).digest(),
    `AWS4${credentials.secret}`,
  )
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const { host: _, ...sent } = headers
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}

export declare namespace signAws {
  type Request = {
    readonly service: string
    readonly region: string
    readonly host: string
    /** With names in lower case. */
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly at: Date
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
