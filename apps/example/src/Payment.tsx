import { isKitError, type Latchkey, type PaymentRequest, pay } from 'latchkey'
import { useState } from 'react'

/** A button that requests a payment, and its result. */
export default function Payment({ kit, payment }: { kit: Latchkey; payment: PaymentRequest }) {
  const [result, setResult] = useState('')
  async function ask() {
    setResult('…')
    try {
      setResult(JSON.stringify(await pay(kit, payment)))
    } catch (error) {
      setResult(isKitError(error) ? error.code : String(error))
    }
  }
  return (
    <section aria-label="Payment">
      <button type="button" onClick={ask}>
        Pay
      </button>
      <output data-testid="payment">{result}</output>
    </section>
  )
}
