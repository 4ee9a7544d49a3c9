import './index.tsx'
