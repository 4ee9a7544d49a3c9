// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-MSOL-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#308D8A"}],["path",{"clipRule":"evenodd","d":"M6.82 6.35H20l-3.29 2.83H4z m0 8.47H19.53l-2.81 2.83H4z m9.89-4.23L4 10.59l2.83 2.82H19.53z","fill":"#fff","fillRule":"evenodd"}]],["defs",{},["clipPath",{"id":"lk-token-MSOL-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
