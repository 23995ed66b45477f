"""Writes a tuned network as int8 into a copy of the published file, and its heads beside it."""

import json
import struct
from pathlib import Path

import numpy as np
import torch

from network import scale_and_zero
from tflite import ADD, CONV, DENSE, DEPTHWISE, RELU6, TfliteFile

# A bias is an int32: a channel of almost no weight must still hold its bias.
LARGEST_BIAS = 2.0**30


def write_network(published, network, out):
    """Writes the weights, one scale per channel, and the observed ranges of activations. Sizes stay the same."""
    file = TfliteFile(published)
    scales = {
        index: float(tensor["scale"][0])
        for index, tensor in enumerate(file.tensors)
        if tensor["data"] is None and len(tensor["scale"]) == 1
    }
    state = {name: value.detach().float().cpu().numpy().astype(np.float64) for name, value in network.named_parameters()}
    for number, operation in enumerate(file.operations):
        code, inputs, output = operation["code"], operation["inputs"], operation["output"]
        if code in (CONV, DEPTHWISE, ADD) and operation["activation"] != RELU6:
            scales[output], zero = scale_and_zero(*network.ranges[number])
            file.write(output, None, scales[output], zero)
        if code in (CONV, DEPTHWISE):
            kernel = state[f"weights.kernel{number}"].transpose((0, 2, 3, 1) if code == CONV else (1, 2, 3, 0))
            _write_layer(file, inputs, kernel, state[f"weights.bias{number}"], scales[inputs[0]])
        if code == DENSE:
            _write_layer(file, inputs, state["class_weight"], state["class_bias"], scales[inputs[0]])
    Path(out).write_bytes(file.bytes)


def _write_layer(file, inputs, weights, bias, input_scale):
    tensor = file.tensors[inputs[1]]
    shape = [1] * weights.ndim
    if len(tensor["scale"]) > 1:
        shape[tensor["axis"]] = -1
        others = tuple(axis for axis in range(weights.ndim) if axis != tensor["axis"])
        scale = np.maximum(np.abs(weights).max(others), 1e-8) / 127
        scale = np.maximum(scale, np.abs(bias) / (LARGEST_BIAS * input_scale))
    else:
        scale = np.array([np.abs(weights).max() / 127])
    file.write(inputs[1], np.clip(np.round(weights / scale.reshape(shape)), -127, 127), scale)
    file.write(inputs[2], np.round(bias / (scale * input_scale)), scale * input_scale)


def write_heads(model, categories, words, out):
    """Writes the heads as rows of a scale and a bias (float32) and int8 weights; shared/engine/tuned-heads.ts reads them."""
    rows = []
    for head in (model.category_head, model.word_head):
        for weights, bias in zip(head.weight.detach().float().cpu().numpy(), head.bias.tolist(), strict=True):
            scale = max(float(np.abs(weights).max()), 1e-8) / 127
            rows.append(struct.pack("<ff", scale, bias) + np.round(weights / scale).astype(np.int8).tobytes())
    Path(f"{out}.bin").write_bytes(b"".join(rows))
    header = {"channels": model.category_head.in_features, "categories": categories, "stems": words}
    Path(f"{out}.json").write_text(json.dumps(header, indent=2, ensure_ascii=False) + "\n")


def read_heads(model, categories, words, path):
    """Reads the rows that `write_heads` wrote into a model's heads. Returns which of the words had no row."""
    header = json.loads(Path(f"{path}.json").read_text())
    stored, length = Path(f"{path}.bin").read_bytes(), 8 + header["channels"]
    names = [*header["categories"], *header["stems"]]
    rows = {name: stored[index * length : (index + 1) * length] for index, name in enumerate(names)}
    # Categories begin with a capital letter, stems do not.
    for head, own in ((model.category_head, categories), (model.word_head, words)):
        for index, name in enumerate(own):
            if name in rows:
                scale, bias = struct.unpack_from("<ff", rows[name])
                weights = np.frombuffer(rows[name], np.int8, offset=8).astype(np.float32) * scale
                head.weight.data[index], head.bias.data[index] = torch.from_numpy(weights), bias
    return torch.tensor([word not in rows for word in words])
