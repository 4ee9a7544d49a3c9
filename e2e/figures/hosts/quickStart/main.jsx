import QuickStart from 'virtual:README.tsx'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The baseline host with the README's quick start. */
function App() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <QuickStart />
    </>
  )
}

createRoot(document.getElementById('root')).render(<App />)
