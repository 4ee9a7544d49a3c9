// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 400 400"},["rect",{"fill":"#23F7DD","height":"400","width":"400"}],["path",{"d":"M213.5 200.2L213.6 200.3 213.6 200.2 326.4 258.2 307.5 293.1 204.2 252.8C201.5 251.8 198.5 251.8 195.8 252.8L92.4 293.1 73.6 258.2 186.5 200.2 186.8 200 186.5 199.8 73.6 141.8 92.4 106.9 195.8 147.2C198.5 148.2 201.5 148.2 204.2 147.2L307.6 106.9 326.4 141.8 213.5 199.8 213.6 199.9 213.5 200.1 213.5 200.2Z","fill":"black","stroke":"#1F1F1F","strokeWidth":"0.390625"}]] as Logo
