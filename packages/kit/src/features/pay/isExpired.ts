import type { Payment } from './payment.ts'

/** Whether the host does not want to be paid any more. */
export function isExpired({ expiresAt }: Pick<Payment, 'expiresAt'>): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt
}
