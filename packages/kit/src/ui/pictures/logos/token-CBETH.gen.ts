// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-CBETH-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#0052FF"}],["path",{"d":"M12 19.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0","fill":"#fff"}],["path",{"d":"M12 6v4.25l3.5 1.6z m0 0l-3.5 5.86 3.5-1.6z m0 8.61v2.89l3.5-4.97z m0 2.89v-2.89l-3.5-2.08z m0-3.56l3.5-2.08-3.5-1.6z","fill":"#fff"}],["path",{"d":"M8.5 11.86l3.5 2.09V10.25z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-CBETH-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
