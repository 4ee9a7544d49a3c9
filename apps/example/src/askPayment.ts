export { pay as askPayment } from 'latchkey'
