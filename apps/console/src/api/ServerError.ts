/** Why a call failed. `code` is from the error catalogue, or says how far the call came. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  /** Of the answer; 0 without one. */
  readonly status: number
  readonly code: string
  /** The field of the request that the server names. */
  readonly field: string
  readonly description: string

  constructor({ status, code, field, description, cause }: ServerError.Options) {
    super(description, { cause })
    this.status = status
    this.code = code
    this.field = field
    this.description = description
  }

  /** Whether the same call can succeed later: the server or its database is away. */
  get isAway(): boolean {
    return this.status === 0 || this.status >= 502 || this.status === 429
  }
}

export declare namespace ServerError {
  type Options = {
    status: number
    code: string
    field: string
    description: string
    cause?: unknown
  }
}
