import sharp from 'sharp';
const j=await sharp({create:{width:64,height:48,channels:3,background:'#c03020'}}).composite([{input:{create:{width:20,height:20,channels:3,background:'#20c030'}},left:5,top:5}]).jpeg({quality:80,optimizeCoding:false}).toBuffer();
let out=[j.subarray(0,2)], at=2; while(at<j.length){ const m=j[at+1]!; if(m===0xda){out.push(j.subarray(at));break;} const len=j.readUInt16BE(at+2); if(m!==0xc4) out.push(j.subarray(at,at+2+len)); at+=2+len; }
const k=Buffer.concat(out); console.log(j.length,k.length);
console.log((await sharp(k).raw().toBuffer()).equals(await sharp(j).raw().toBuffer()));
