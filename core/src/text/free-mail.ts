/** Ending of a national or general domain, by which one provider has many: yahoo.com, yahoo.fr, yahoo.co.uk, yahoo.com.br. */
const ending = /\.(?:com|net|(?:com?\.)?[a-z]{2})$/

/**
 * Where anybody can have an address, or gets one with a connection: it says nothing of a company. `yahoo.*` is Yahoo in every country.
 * The database holds the same list (`private.free_mail_domains`); `server/src/database/free-mail.test.ts` holds both together.
 */
export const freeMailDomains: readonly string[] = `
  012.net.il 126.com 139.com 163.com 188.com 189.cn 21cn.com aapt.net.au absamail.co.za abv.bg accountant.com adam.com.au adon.li
  aim.com alice-dsl.net alice.it aliceadsl.fr altiboxmail.no ameritech.net amis.net aol.* aon.at apollo.lv arcor.de arnet.com.ar
  atlas.cz att.net auone-net.jp autograf.pl autorambler.ru azet.sk bbox.fr belgacom.net bell.net bellsouth.net bezeqint.net bigfoot.com
  biglobe.ne.jp bigmir.net bigpond.com bigpond.net.au bk.ru bluemail.ch bluewin.ch blueyonder.co.uk bol.com.br bredband.net
  bredband2.com bresnan.net broadpark.no bsnl.in btinternet.com btopenworld.com buziaczek.pl c2i.net cableone.net caiway.nl cantv.net
  caramail.com casema.nl cegetel.net centrum.cz centrum.sk centurytel.net cfl.rr.com charter.net cheerful.com chello.at chello.nl
  citromail.hu clear.net.nz clix.pt club-internet.fr cock.li cogeco.ca comcast.net comhem.se compuserve.com compuserve.de consultant.com
  cox.net daum.net digikabel.hu dion.ne.jp directbox.com disroot.org dnainternet.net docomo.ne.jp dodo.com.au dreamwiz.com duck.com
  earthlink.net eastlink.ca eim.ae eircom.net elisanet.fi email.com email.cz email.it embarqmail.com emirates.net.ae engineer.com
  epost.de etb.net.co eunet.rs europe.com euskaltel.net ewetel.net excite.co.jp excite.com ezweb.ne.jp fastmail.com fastmail.fm
  fastmail.net fastwebnet.it fibertel.com.ar forthnet.gr foxmail.com free.fr freeler.nl freemail.gr freemail.hu freenet.de
  freeserve.co.uk freeuk.com frisurf.no frontier.com frontiernet.net fsmail.net gawab.com gazeta.pl get2net.dk getmail.no globomail.com
  glocalnet.net gmail.com gmx-topmail.de gmx.* go2.pl goo.jp googlemail.com hanmail.net hanmir.com hetnet.nl hey.com hinet.net
  hispeed.ch hol.gr home.nl home.se hot.ee hotmail.* hughes.net hush.com hushmail.com i.softbank.jp i.ua iafrica.com icloud.com
  ig.com.br ihug.co.nz iinet.net.au iname.com inbox.com inbox.lt inbox.lv inbox.ru indamail.hu indiatimes.com inet.fi inet.hr
  infoseek.jp int.pl interfree.it interia.com interia.eu interia.pl internet.is internet.ru internode.on.net inwind.it iol.it iol.pt
  jubii.dk jumpy.it juno.com kabelmail.de kabsi.at katamail.com keemail.me km.ru kolumbus.fi korea.com kpnmail.nl kpnplanet.nl
  lantic.net laposte.net lenta.ru libero.it lineone.net list.ru live.* liwest.at luukku.com lycos.com lyse.net mac.com mail.bg mail.com
  mail.de mail.dk mail.ee mail.ru mail.tele.dk mail.telepac.pt mail.ua mailbox.gr mailbox.hu mailbox.org mailfence.com maktoob.com
  mchsi.com me.com menara.ma meo.pt meta.ua mindspring.com mixmail.com mnet-mail.de mnet-online.de movistar.es mozmail.com msn.com
  mts.net mundo-r.com mweb.co.za mymts.net mynet.com myrambler.ru myself.com narod.ru nate.com naver.com nb.sympatico.ca nc.rr.com
  neostrada.pl net.hr netcabo.pt netcologne.de netplus.ch netscape.net netspace.net.au netti.fi netvigator.com netvision.net.il
  netzero.com netzero.net neuf.fr nexgo.de nifty.com noos.fr ntlworld.com numericable.fr o2.co.uk o2.pl o2online.de ocn.ne.jp ofir.dk
  one.lt onet.eu onet.pl onetel.com online.nl online.no online.ua onlinehome.de ono.com onsnet.nu op.pl optonline.net optusnet.com.au
  orange.fr orcon.net.nz osnanet.de otenet.gr outlook.* ozemail.com.au pacbell.net pacific.net.sg pandora.be paradise.net.nz passagen.se
  pchome.com.tw peoplepc.com plala.or.jp planet.nl plasa.com plus.com pm.me pobox.sk pochta.ru poczta.fm poczta.onet.eu poczta.onet.pl
  portugalmail.pt post.com post.cz post.sk post.tele.dk posteo.at posteo.de posteo.eu posteo.net postmaster.co.uk pp.inet.fi
  privaterelay.appleid.com prodigy.net prodigy.net.mx proton.me protonmail.ch protonmail.com proximus.be pt.lu ptd.net ptt.rs q.com
  qq.com quickline.ch quicknet.nl qwest.net rambler.ru rcn.com rediff.com rediffmail.com riseup.net ro.ru roadrunner.com rocketmail.com
  rogers.com rr.com runbox.com sapo.pt sasktel.net saunalahti.fi sbb.rs sbcglobal.net scarlet.be seed.net.tw sent.com seznam.cz sfr.fr
  shaw.ca sify.com simnet.is sina.cn sina.com singnet.com.sg siol.net sky.com skynet.be slingshot.co.nz snet.net so-net.ne.jp
  sofort-mail.de softbank.ne.jp sohu.com sol.dk solcon.nl speedy.com.ar spoko.pl spray.se starhub.net.sg start.no startmail.com
  stofanet.dk streamyx.com suomi24.fi supanet.com supereva.it superonline.com swbell.net swipnet.se sympatico.ca t-2.net t-online.de
  t-online.hu takas.lt talk21.com talktalk.net tampabay.rr.com tdcadsl.dk tds.net techie.com tele2.nl telecable.es telefonica.net
  telenet.be telepac.pt telfort.nl telia.com telkom.net telkomsa.net telus.net terra.cl terra.com.br terra.com.mx terra.es tim.it tin.it
  tiscali.co.uk tiscali.it tiscalinet.it tlen.pl tom.com topnet.tn tpg.com.au ttmail.com tut.by tuta.com tuta.io tutamail.com
  tutanota.com tutanota.de twc.com ukr.net une.net.co unitybox.de uol.com.br upcmail.hu upcmail.nl usa.com usa.net utanet.at verizon.net
  versatel.nl videotron.ca vip.163.com vip.qq.com vip.sina.com vipmail.hu virgilio.it virgin.net virginmedia.com vnn.vn vodafone.de
  vodafone.it vodafone.ne.jp vodafonemail.de vodamail.co.za voila.fr volja.net vollbio.de volny.cz voo.be vp.pl vsnl.com vsnl.net
  vtr.net vtxmail.ch walla.co.il walla.com wanadoo.es wanadoo.fr web.de webmail.co.za webspeed.dk welho.com westnet.com.au
  wideopenwest.com windowslive.com windstream.net wo.cn wowway.com wp.pl writeme.com wxs.nl xs4all.nl xtra.co.nz ya.com ya.ru yahoo.*
  yandex.* ybb.ne.jp yeah.net ymail.com youmail.dk zahav.net.il zeelandnet.nl ziggo.nl zipmail.com.br zoho.com zoho.eu zohomail.com
  zohomail.eu zonnet.nl zoominternet.net zoznam.sk
`
  .trim()
  .split(/\s+/)

const known = /* @__PURE__ */ new Set(freeMailDomains)

/** Whether a domain, in any case, belongs to a provider of mail for everybody. */
export function isFreeMailDomain(domain: string): boolean {
  const lower = domain.toLowerCase()
  return known.has(lower) || known.has(lower.replace(ending, '.*'))
}

/** Whether an address says nothing of the company, since anybody can have one there. */
export const isFreeMail = (email: string): boolean => isFreeMailDomain(email.split('@')[1] ?? '')
