"""The training photos: reads the manifests, and packs the photos small enough to carry to a machine with a GPU."""

import hashlib
import io
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageOps

# Longest edge of a packed photo, pixels; the network's input has 260.
EDGE = 288
QUALITY = 60
INDEX = "photos.json"
CORRECTIONS = Path(__file__).parent.parent / "train" / "label-corrections.json"


def pack(folders, captions_file, out, parts, every=1):
    """Writes the photos of the folders as WebP files, joined into so many parts, and an index of them.

    captions_file: captions by file name, for the photos of the first folder. every: takes only each n-th photo.
    """
    captions = json.loads(Path(captions_file).read_text()) if captions_file else {}
    corrections = {entry["sha256"]: entry["categories"] for entry in json.loads(CORRECTIONS.read_text())}
    records = []
    for position, folder in enumerate(map(Path, folders)):
        below = folder / "photos" if (folder / "photos").exists() else folder
        for entry in json.loads((folder / "manifest.json").read_text())[::every]:
            more = captions.get(entry["file"], []) if position == 0 else []
            records.append((below / entry["file"], entry, entry.get("captions") or more))
    with ThreadPoolExecutor() as threads:
        packed = threads.map(lambda record: _packed(*record, corrections), records)
        blobs, index = [bytearray() for _ in range(parts)], []
        for number, (record, image) in enumerate(packed):
            part = number % parts
            index.append({**record, "part": part, "start": len(blobs[part]), "bytes": len(image)})
            blobs[part] += image
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    for part, blob in enumerate(blobs):
        (out / f"part{part}.bin").write_bytes(blob)
    (out / INDEX).write_text(json.dumps(index))


def read_index(folder):
    """Returns the packed photos' records, those without a category left out."""
    return [record for record in json.loads((Path(folder) / INDEX).read_text()) if record["category"] != "Unsorted"]


def read_pixels(folder, records):
    """Returns the photos as uint8 [photos, 3, EDGE, EDGE], in the upper left corner, and their sizes [photos, 2]."""
    parts = {part: (Path(folder) / f"part{part}.bin").read_bytes() for part in {record["part"] for record in records}}
    pixels = torch.zeros(len(records), 3, EDGE, EDGE, dtype=torch.uint8)
    sizes = torch.zeros(len(records), 2)

    def decode(number):
        record = records[number]
        blob = parts[record["part"]][record["start"] : record["start"] + record["bytes"]]
        image = torch.from_numpy(np.array(Image.open(io.BytesIO(blob)).convert("RGB")))
        height, width, _ = image.shape
        pixels[number, :, :height, :width] = image.permute(2, 0, 1)
        sizes[number, 0], sizes[number, 1] = width, height

    with ThreadPoolExecutor(16) as threads:
        list(threads.map(decode, range(len(records))))
    return pixels, sizes


def _packed(path, entry, captions, corrections):
    original = path.read_bytes()
    image = ImageOps.exif_transpose(Image.open(io.BytesIO(original)))
    flat = Image.new("RGB", image.size, "white")
    flat.paste(image, mask=image.convert("RGBA").getchannel("A"))
    flat.thumbnail((EDGE, EDGE), Image.Resampling.BOX)
    webp = io.BytesIO()
    flat.save(webp, "WEBP", quality=QUALITY, method=2)
    listed = entry["acceptable_categories"]
    accepted = corrections.get(hashlib.sha256(original).hexdigest(), listed)
    record = {
        "file": entry["file"],
        "source": entry["source"],
        "split": entry["split"],
        "isUnseen": entry["split_basis"] == "source",
        # A wrong label is replaced by the first category that fits, as lab/train/manifest.ts does.
        "category": entry["category"] if entry["category"] in accepted else accepted[0],
        "accepted": accepted,
        "listed": listed,
        "captions": captions,
        "labels": entry.get("labels") or [entry["label"]],
    }
    return record, webp.getvalue()
