// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-network-eip155-324-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"clipRule":"evenodd","d":"M20 12l-4.54-4v2.93l-4.5 2.93 4.5 0V16zM4 12l4.54 4v-2.9l4.47-2.93-4.47-.01V8z","fill":"#fff","fillRule":"evenodd"}]],["defs",{},["clipPath",{"id":"lk-network-eip155-324-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
