// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 88 88"},["rect",{"fill":"#fec409","height":"88","width":"88","x":"0","y":"0"}],["path",{"d":"M47.4 43.72C47.4 45.63 45.88 47.17 44 47.17 42.12 47.17 40.6 45.63 40.6 43.72L40.6-7H27L27 43.72C27 53.26 34.61 61 44 61 53.39 61 61 53.26 61 43.72V-7H47.4V43.72Z","fill":"#1F2129"}]] as Logo
