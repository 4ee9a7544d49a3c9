// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 28 28"},["path",{"d":"M0 0h28v28H0z","fill":"#101102"}],["path",{"clipRule":"evenodd","d":"M16.73 17.37c-1.54 0-3.22-1.57-3.22-4.09h-3.19c0 3.76 2.63 7.28 6.41 7.28 3.78 0 6.42-3.52 6.42-7.28C23.15 9.52 20.51 6 16.73 6v3.19c1.54 0 3.22 1.57 3.23 4.09 0 2.51-1.68 4.09-3.23 4.09Zm-5.32-6.85c1.54 0 3.22 1.57 3.23 4.09h3.19c0-3.76-2.63-7.28-6.42-7.28-3.78 0-6.42 3.52-6.41 7.28 0 3.76 2.63 7.28 6.41 7.28v-3.19c-1.54 0-3.22-1.57-3.22-4.09s1.68-4.09 3.22-4.09Z","fill":"#EEF455","fillRule":"evenodd"}]] as Logo
