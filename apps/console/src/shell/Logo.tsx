import './Logo.css'

export function Logo() {
  return (
    <span className="logo" translate="no">
      <Mark size={24} />
      Latchkey
    </span>
  )
}

/** The key alone, in colours of where it is. */
export function Mark({ size, className }: { size: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <circle cx="12.5" cy="16" r="4.5" />
      <path d="M17 16h9v4.5M22 16v3" />
    </svg>
  )
}
