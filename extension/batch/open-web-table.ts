/**
 * Top-level domains to which an image may redirect: those of countries (ISO 3166, as assigned by IANA) and the common
 * generic ones. Redirects to a missing one fail; nothing else is affected.
 */
const COUNTRIES = `
  ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg
  ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh
  gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp
  kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc
  ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si
  sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg
  vi vn vu wf ws ye yt za zm zw
`;

const GENERAL = `
  com net org edu gov mil int info biz name pro aero asia cat coop jobs mobi museum post tel travel
  agency app art berlin blog camera cloud club company dev design digital directory email events family fashion film
  fun fyi gallery games global goog google graphics group guide host house international life link live lol london
  ltd market media museum network news ngo one online page paris party photo photography photos pics pictures pink
  place press print productions pub run sale school science services shop show site social solutions space store
  studio style systems team tech technology tips today tokyo tools top tours town tube video vip watch web website
  wedding wiki work works world wtf xyz zone
`;

export const TOP_LEVEL_NAMES: readonly string[] = [...new Set(`${COUNTRIES} ${GENERAL}`.trim().split(/\s+/))];
