import { signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import {
  getTypesForEIP712Domain,
  serializeTypedData,
  type TypedDataDefinition,
  validateTypedData,
} from 'viem'
import type { Driver } from '../driver.ts'
import { requestSignature } from './requestSignature.ts'

/** Signs typed data (EIP-712), given as a viem object or as JSON. */
export async function signTypedData({ address, data, session }: Driver.SignTypedDataArgs): Promise<string> {
  return await requestSignature(session, 'eth_signTypedData_v4', [address, serialise(data)])
}

function serialise(data: unknown): string {
  try {
    const definition = (typeof data === 'string' ? JSON.parse(data) : data) as TypedDataDefinition
    const types = { EIP712Domain: getTypesForEIP712Domain(definition), ...definition.types }
    const complete = { ...definition, types } as TypedDataDefinition
    // Rejects invalid data before the visitor is asked to sign it.
    validateTypedData(complete)
    return serializeTypedData(complete)
  } catch (cause) {
    throw new KitError(signatureFailed, { cause, details: 'The data is not well-formed EIP-712 data.' })
  }
}
