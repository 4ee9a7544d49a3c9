// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 28 28"},["rect",{"fill":"white","height":"28","width":"28"}],["path",{"d":"M15.9 7H11.85C11.71 7 11.61 7.11 11.6 7.25 11.52 11.07 9.53 14.69 6.1 17.26 5.99 17.34 5.97 17.5 6.05 17.61L8.42 20.9C8.5 21.01 8.66 21.03 8.77 20.95 10.91 19.36 12.63 17.43 13.88 15.3 15.12 17.43 16.84 19.36 18.99 20.95 19.1 21.03 19.25 21.01 19.33 20.9L21.71 17.61C21.79 17.5 21.76 17.34 21.65 17.26 18.22 14.69 16.23 11.07 16.15 7.25 16.15 7.11 16.04 7 15.9 7Z","fill":"#FF875B"}]] as Logo
