// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-network-eip155-81457-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#FCFC03"}],["path",{"d":"M16.61 11.9l2.52-1.25 .87-2.67-1.74-1.27H6.68L4 8.7h13.62l-.73 2.24h-5.46l-.52 1.64h5.46l-1.54 4.71 2.56-1.27 .91-2.82-1.71-1.26z","fill":"#fff"}],["path",{"d":"M7.85 15.26l1.57-4.91-1.74-1.3-2.63 8.24h9.78l.66-2.03z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-network-eip155-81457-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
