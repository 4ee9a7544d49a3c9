// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-AAVE-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#9391F7"}],["path",{"d":"M9.88 16c.9 0 1.63-.7 1.62-1.56s-.73-1.56-1.62-1.56-1.63 .7-1.63 1.56S8.98 16 9.88 16m4.25 0c.9 0 1.63-.7 1.63-1.56s-.73-1.56-1.63-1.56-1.63 .7-1.63 1.56 .73 1.56 1.63 1.56","fill":"#fff"}],["path",{"d":"M12 8c-4.42 0-8 3.5-8 7.82h2.04c0-3.23 2.65-5.86 5.96-5.86 3.31 0 5.96 2.62 5.96 5.86H20C20 11.5 16.42 8 12 8","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-AAVE-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
