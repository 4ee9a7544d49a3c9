import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The baseline: React and a button, without wallets. */
function App() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  )
}

createRoot(document.getElementById('root')).render(<App />)
