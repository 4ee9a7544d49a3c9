// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["rect",{"fill":"#fff","height":"24","width":"24","x":"0","y":"0"}],["path",{"d":"M19.37 4C19.72 4 20 4.28 20 4.63L20 19.37C20 19.72 19.72 20 19.37 20H4.63C4.28 20 4 19.72 4 19.37L4 4.63C4 4.28 4.28 4 4.63 4H19.37ZM12 8.39L7.56 15.41H16.44L12 8.39Z","fill":"#000"}]] as Logo
