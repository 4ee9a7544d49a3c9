// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-cryptocom-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#03316C"}],["path",{"d":"M14.74 16.88h-.99l-1.18-1.09v-.55l1.22-1.16v-1.86l1.6-1.04 1.82 1.38zM10.65 13.96l.18-1.74-.59-1.55h3.52l-.58 1.55 .16 1.74z m.8 1.83l-1.17 1.1H9.28l-2.49-4.33 1.84-1.36 1.6 1.02v1.86l1.22 1.16z m-2.19-8.33h5.46l.65 2.78H8.63zM12 4L5.07 8v8L12 20l6.93-4v-8z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-wallet-cryptocom-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
