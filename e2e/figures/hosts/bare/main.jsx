import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What an app is before it has wallets: React and a button. */
function App() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  )
}

createRoot(document.getElementById('root')).render(<App />)
