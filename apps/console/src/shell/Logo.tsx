import './Logo.css'

export function Logo() {
  return (
    <span className="logo" translate="no">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="9" />
        <circle cx="12.5" cy="16" r="4.5" />
        <path d="M17 16h9v4.5M22 16v3" />
      </svg>
      Latchkey
    </span>
  )
}
